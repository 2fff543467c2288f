import { headers } from 'next/headers'
import { baseCandidates } from '@/components/people/cardAddress'
import { lanAddresses } from '@/lib/server/addresses'
import { appContext } from '@/lib/server/context'
import { environment } from '@/lib/server/environment'

/** The address at which phones reach the server, for codes that they scan: never this computer's own for itself while there is a better one. */
export async function publicBase(): Promise<string> {
  const origin = `http://${(await headers()).get('host') ?? ''}`
  const others = lanAddresses().map((address) => `http://${address}:${environment().port}`)
  return baseCandidates(appContext().publicUrl, origin, others)[0]!
}
