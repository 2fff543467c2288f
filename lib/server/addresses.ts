import os from 'node:os'

/** Addresses of this computer in its networks (IPv4), best guess first. */
export function lanAddresses(): string[] {
  const all = Object.entries(os.networkInterfaces()).flatMap(([name, entries]) =>
    (entries ?? []).filter((entry) => entry.family === 'IPv4' && !entry.internal).map(({ address }) => ({ name, address })),
  )
  // Bridges of virtual machines and containers are of no use to a phone.
  const inner = ({ name }: { name: string }) => /^(docker|br-|veth|virbr|vmnet|vboxnet)/.test(name)
  return [...all.filter((entry) => !inner(entry)), ...all.filter(inner)].map(({ address }) => address)
}
