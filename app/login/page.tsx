import { redirect } from 'next/navigation'
import { LoginScreen } from '@/components/auth/LoginScreen'
import { pageCaller } from '@/components/auth/pageAccess'
import { safePath } from '@/components/auth/screens'
import { getTranslations } from '@/lib/i18n/server'

export async function generateMetadata() {
  return { title: (await getTranslations('login'))('title') }
}

/** Login by card or by login and password. `?code=` from a card's QR logs in at once; `?next=` leads back where one came from. */
export default async function LoginPage({ searchParams }: { searchParams: Promise<{ next?: string; code?: string }> }) {
  const { next, code } = await searchParams
  if (!code && (await pageCaller())?.kind === 'account') redirect(safePath(next))
  return <LoginScreen next={safePath(next)} cardCode={code?.slice(0, 100) ?? null} />
}
