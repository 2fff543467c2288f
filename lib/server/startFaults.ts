/** What a server was started with. */
interface Start {
  port: number
  /** Data folder. */
  data: string
}

/** Faults of the machine that people can mend, by the beginning of their code. */
const sentences: [code: string, sentence: (start: Start) => string][] = [
  ['EADDRINUSE', ({ port }) => `Порт ${port} уже занят. / Port ${port} is in use.`],
  [
    'SQLITE_NOTADB',
    ({ data }) =>
      `В папке ${data} лежит не база Ставки или она повреждена. Верните копию из папки backups: npm run restore -- ФАЙЛ. / ` +
      `What lies in ${data} is no database of Stavka, or it is damaged. Put back a copy from the folder backups: npm run restore -- FILE.`,
  ],
  [
    'SQLITE_CORRUPT',
    ({ data }) =>
      `База в папке ${data} повреждена. Верните копию из папки backups: npm run restore -- ФАЙЛ. / ` +
      `The database in ${data} is damaged. Put back a copy from the folder backups: npm run restore -- FILE.`,
  ],
  ...['SQLITE_FULL', 'SQLITE_IOERR', 'ENOSPC'].map((code): [string, (start: Start) => string] => [
    code,
    ({ data }) => `Диск не пишет в папку ${data}: нет места или сбой. / The disk does not write to ${data}: it is full or fails.`,
  ]),
  ...['SQLITE_READONLY', 'SQLITE_CANTOPEN', 'EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR'].map(
    (code): [string, (start: Start) => string] => [
      code,
      ({ data }) =>
        `В папку ${data} нельзя писать: задайте другую STAVKA_DATA или права. / ` +
        `The folder ${data} cannot be written to: set another STAVKA_DATA or its rights.`,
    ],
  ),
]

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return 'code' in error && typeof error.code === 'string' ? error.code : codeOf(error.cause)
}

/** Why a server did not start: faults that people can mend in words, anything else whole. */
export function startFault(error: unknown, start: () => Start): unknown {
  if (!(error instanceof Error)) return error
  if (error.name === 'FolderInUse' || error.name === 'EnvironmentFault') return error.message
  const code = codeOf(error)
  const known = sentences.find(([beginning]) => code.startsWith(beginning))
  return known ? `${known[1](start())} (${code})` : error
}
