import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** A secret of the data folder, made when it is not there yet; readable by its owner alone. */
export function keptSecret(dataFolder: string, name: string): string {
  const file = path.join(dataFolder, 'secrets', name)
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    fs.writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return fs.readFileSync(file, 'utf8').trim()
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
/** Equality that takes the same time whatever differs. */
export const sameSecret = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b))

/** How the command line reaches the server that holds the data folder. */
export interface LocalServer {
  url: string
  /** Bearer token of the administrator on this computer; a new one with every start. */
  secret: string
  /** Id of this start, as `/api/health` tells it: another server may stand at the address by now. */
  boot: string
}

const localServerFile = (dataFolder: string): string => path.join(dataFolder, 'secrets', 'server.json')

/** Tells the command line of this computer where the server is. Returns the function that takes it back. */
export function announceLocalServer(dataFolder: string, server: LocalServer): () => void {
  const file = localServerFile(dataFolder)
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  fs.writeFileSync(`${file}.new`, JSON.stringify(server), { mode: 0o600 })
  fs.renameSync(`${file}.new`, file)
  return () => fs.rmSync(file, { force: true })
}

/** The server that holds the data folder as far as the folder says; whether it lives must be asked. */
export function readLocalServer(dataFolder: string): LocalServer | null {
  try {
    return JSON.parse(fs.readFileSync(localServerFile(dataFolder), 'utf8')) as LocalServer
  } catch {
    return null
  }
}
