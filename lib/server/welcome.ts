import { lanAddresses } from './addresses'
import { mdnsHost } from './mdns'

interface Ready {
  port: number
  host: string
  url: string | null
  firstLogin: { login: string; code: string } | null
  /** Slugs of the campaigns made at this start. */
  seeded: string[]
  development: boolean
}

/** What `npm start` tells the person in front of it. The line `ready http://…` is for programs that wait for the server. */
export function tellReady({ port, host, url, firstLogin, seeded, development }: Ready): void {
  const everywhere = host === '0.0.0.0' || host === '::'
  const local = `http://${everywhere ? 'localhost' : host}:${port}`
  const lines = [
    '',
    `  Ставка работает${development ? ' (разработка)' : ''}. / Stavka runs.`,
    '',
    `  На этом компьютере / here:    ${local}`,
    ...(everywhere ? lanAddresses().map((address) => `  В локальной сети / LAN:       http://${address}:${port}`) : []),
    ...(everywhere ? [`  Если сеть знает имена / name: http://${mdnsHost}:${port}`] : []),
    ...(url === null ? [] : [`  Для участников / for people:  ${url}`]),
    ...(seeded.length > 0 ? ['', `  Созданы кампании / campaigns: ${seeded.join(', ')}`] : []),
    ...(firstLogin === null
      ? []
      : [
          '',
          '  Первый вход (больше не будет показан) / first login (shown once):',
          `    логин / login:     ${firstLogin.login}`,
          `    пароль / password: ${firstLogin.code}`,
          '    новый пароль / new password: npm run admin -- reset',
        ]),
    '',
    `ready ${local}`,
  ]
  console.log(lines.join('\n'))
}
