/**
 * Says it when a television's browser is below the floor. Plain old script: it must run where nothing else of the page does.
 * `color-mix` came with Chrome 111, which is what the styles need.
 */
export function OldBrowser({ text }: { text: string }) {
  const script = `(function(){var ok=window.CSS&&CSS.supports&&CSS.supports('color','color-mix(in oklab, red, blue)');if(ok)return;
var box=document.createElement('div');box.setAttribute('style','position:fixed;top:0;left:0;right:0;bottom:0;z-index:99;background:#060b13;color:#fff;font:44px/1.4 sans-serif;padding:120px;text-align:center');
box.appendChild(document.createTextNode(${JSON.stringify(text)}));document.body.appendChild(box)})()`
  return <script dangerouslySetInnerHTML={{ __html: script }} />
}
