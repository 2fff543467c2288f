import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'

/**
 * The environment, read and checked here and nowhere else. All that Stavka keeps (database, secrets, backups, uploads) lies
 * under `STAVKA_DATA`.
 */
const empty = (value: unknown) => (value === '' ? undefined : value)
const schema = z.object({
  /** TCP port of the server. */
  PORT: z.preprocess(empty, z.coerce.number('must be a number').int().min(0).max(65535).default(3000)),
  /** Address it listens on. */
  HOST: z.preprocess(empty, z.string().default('0.0.0.0')),
  /** Data folder; a relative path counts from the folder of the program. */
  STAVKA_DATA: z.preprocess(empty, z.string().default('./data')),
  /** Address that people use (`http://stavka.local:3000`): for login cards and links. */
  STAVKA_URL: z.preprocess(empty, z.url({ protocol: /^https?$/, error: 'must be an address such as http://stavka.local:3000' }).optional()),
  /** Second folder, kept at most ten seconds behind. */
  STAVKA_COPY: z.preprocess(empty, z.string().optional()),
  /** `1`: a reverse proxy stands before us and its X-Forwarded-* headers count. */
  TRUST_PROXY: z.preprocess(empty, z.enum(['0', '1'], 'must be 0 or 1').default('0')),
  NODE_ENV: z.string().optional(),
  /** Folder from which npm was called: relative names of files on a command line count from there. */
  INIT_CWD: z.string().optional(),
})

export interface Environment {
  port: number
  host: string
  /** Absolute path of the data folder. */
  data: string
  url: string | null
  /** Absolute path of the second folder for the continuous copy, or null. */
  copy: string | null
  trustProxy: boolean
  development: boolean
  /** Folder from which the program was called. */
  callerFolder: string
}

const expand = (folder: string): string => path.resolve(folder.replace(/^~(?=$|[\\/])/, os.homedir()))

/** Variables that nothing can be made of. */
export class EnvironmentFault extends Error {
  override readonly name = 'EnvironmentFault'
  constructor(faults: string) {
    super(`Переменные окружения / environment variables:\n${faults}`)
  }
}

/** Reads and checks variables; throws an error whose message lists every fault in words. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const parsed = schema.safeParse(variables)
  if (!parsed.success) {
    throw new EnvironmentFault(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  }
  const { data } = parsed
  return {
    port: data.PORT,
    host: data.HOST,
    data: expand(data.STAVKA_DATA),
    url: data.STAVKA_URL?.replace(/\/+$/, '') ?? null,
    copy: data.STAVKA_COPY === undefined ? null : expand(data.STAVKA_COPY),
    trustProxy: data.TRUST_PROXY === '1',
    development: data.NODE_ENV === 'development',
    callerFolder: data.INIT_CWD ?? process.cwd(),
  }
}

let read: Environment | null = null
/** The environment of this process. */
export function environment(): Environment {
  read ??= readEnvironment(process.env)
  return read
}

/** next-auth takes what it needs from the environment: it trusts the Host header, so that a LAN address and localhost both work. */
export function giveAuthEnvironment(secret: string): void {
  process.env.AUTH_TRUST_HOST = '1'
  process.env.NEXTAUTH_SECRET = secret
}
