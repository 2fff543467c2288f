'use client'
import { useTranslations } from 'use-intl'
import { renderSVG } from 'uqr'
import { cardAddress } from './cardAddress'

/** One card to cut out: character, player, QR, login and code. Always dark on white, since it is paper. */
export function LoginCard(props: { campaign: string; character: string; player: string; login: string; code: string; base: string }) {
  const { campaign, character, player, login, code, base } = props
  const t = useTranslations('people')
  const svg = renderSVG(cardAddress(base, code), { border: 0, ecc: 'M' })
  return (
    <article className="login-card">
      <div className="login-card-qr" aria-hidden dangerouslySetInnerHTML={{ __html: svg }} />
      <div className="login-card-text">
        <p className="login-card-campaign">{campaign}</p>
        <p className="login-card-character">{character}</p>
        <p className="login-card-player">{player}</p>
        <dl>
          <dt>{t('print.address')}</dt>
          <dd>{base.replace(/^https?:\/\//, '')}</dd>
          <dt>{t('code.login')}</dt>
          <dd>{login}</dd>
          <dt>{t('code.code')}</dt>
          <dd className="login-card-code">{code}</dd>
        </dl>
      </div>
      <p className="login-card-how">{t('print.how')}</p>
    </article>
  )
}
