import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'

/**
 * The bare thing that fan-out is compared with: socket.io in a process of its own that sends given bytes to everybody when told
 * to. Started as `bench --raw-socket-server`; prints its port.
 */
export function serveRawSockets(): void {
  const http = createServer()
  const io = new Server(http, { path: '/live/socket.io', serveClient: false, perMessageDeflate: false, maxHttpBufferSize: 1e7 })
  io.on('connection', (socket) => {
    socket.on('command', (payload: unknown, done: (answer: unknown) => void) => {
      io.emit('changes', payload)
      done({ ok: true })
    })
  })
  http.listen(0, '127.0.0.1', () => console.log(`port ${(http.address() as AddressInfo).port}`))
}
