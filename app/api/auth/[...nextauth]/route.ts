import NextAuth from 'next-auth'
import { authOptions } from '@/lib/auth/options'

type Route = { params: Promise<{ nextauth: string[] }> }
const handler = (request: Request, route: Route): Promise<Response> =>
  (NextAuth as unknown as (request: Request, route: Route, options: unknown) => Promise<Response>)(request, route, authOptions())

export { handler as GET, handler as POST }
