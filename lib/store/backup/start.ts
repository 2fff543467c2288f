import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { projectRoot } from '../migrate/files'

export interface Backups {
  stop(): void
}

/** Wait before a keeper that died is started again, milliseconds. */
const RESTART_MS = 5000

/**
 * Starts the child process that keeps hourly copies and the copy in the second folder (`backup --keep`). It ends with its parent,
 * however that dies: the channel between them closes.
 */
export function startBackups(dataFolder: string, copyFolder: string | null, report: (error: unknown, what: string) => void): Backups {
  const script = path.join(projectRoot(), 'dist', 'commands', 'backup.mjs')
  let stopped = false
  let stopChild = () => {}
  const start = () => {
    if (!fs.existsSync(script)) return report(new Error(`${script} is missing: no copies are kept`), 'backup')
    const folders = ['--data', dataFolder, ...(copyFolder === null ? [] : ['--copy', copyFolder])]
    const child = spawn(process.execPath, [script, '--keep', ...folders], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    child.on('exit', (code, signal) => {
      if (stopped) return
      report(new Error(`the backup process ended (${code ?? signal})`), 'backup')
      setTimeout(start, RESTART_MS).unref()
    })
    child.unref()
    child.channel?.unref()
    stopChild = () => void child.kill()
  }
  start()
  return {
    stop() {
      stopped = true
      stopChild()
    },
  }
}
