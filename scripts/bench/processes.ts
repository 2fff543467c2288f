import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'

export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })

/** Starts a process and waits until a line of its output matches. */
export function startProcess(
  args: string[],
  ready: RegExp,
  env: Record<string, string>,
): Promise<{ child: ChildProcess; match: RegExpExecArray }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } })
    let output = ''
    child.stdout.on('data', (data: Buffer) => {
      output += data.toString()
      const match = ready.exec(output)
      if (match) resolve({ child, match })
    })
    child.once('exit', (code) => reject(new Error(`${args[0]} ended with ${code}:\n${output}`)))
  })
}

export const stopProcess = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    child.removeAllListeners('exit')
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })

/** Resident memory of a process in MB, or null where /proc is not there. */
export function residentMegabytes(pid: number): number | null {
  try {
    const match = /VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))
    return match ? Math.round(Number(match[1]) / 1024) : null
  } catch {
    return null
  }
}
