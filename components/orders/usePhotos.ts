'use client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { newCommandId } from '@/lib/live/client/commandId'
import { useLiveClient, useSendCommand } from '@/lib/live/client/hooks'
import { photoStore, type WaitingPhoto } from './photoStore'
import { shrink } from './shrink'

const AGAIN_MS = 4_000

/** Sends the bytes of a photo: its name, or whether it must be tried again or never will be taken. */
async function upload(slug: string, photo: Blob): Promise<{ name: string } | 'again' | 'refused'> {
  const answer = await fetch(`/api/campaigns/${encodeURIComponent(slug)}/papers/photo`, { method: 'POST', body: photo }).catch(() => null)
  if (answer?.ok) return { name: ((await answer.json()) as { photo: string }).photo }
  return answer && [400, 403, 404, 413].includes(answer.status) ? 'refused' : 'again'
}

/**
 * Photos from the shutter to the server (EP-2). The number comes first, so that it can be written on the paper; the picture follows.
 * What the server has not acknowledged waits on the device and goes out again under the same ids.
 */
export function usePhotos(slug: string): { waiting: WaitingPhoto[]; shoot: (file: Blob, stateId: string | null) => Promise<WaitingPhoto> } {
  const client = useLiveClient()
  const send = useSendCommand()
  const [waiting, setWaiting] = useState<WaitingPhoto[]>([])
  const busy = useRef(false)
  const asked = useRef(false)
  const refresh = useCallback(async () => setWaiting(await photoStore.all(slug)), [slug])

  const forward = useCallback(
    async (photo: WaitingPhoto): Promise<void> => {
      if (!photo.paper) {
        const { takeId: id, stateId: state, takenAt } = photo
        const taken = await send('paper.take', { state, takenAt }, { id })
        if (!taken.ok) {
          if (taken.kind === 'rule' || taken.kind === 'forbidden') await photoStore.remove(photo.takeId)
          return
        }
        const { paper, number, stampAt } = taken.result as { paper: string; number: number; stampAt: number }
        photo.paper = { id: paper, number, stampAt }
        await photoStore.put(photo)
        await refresh()
      }
      const sent = await upload(slug, photo.photo)
      if (sent === 'again') return
      if (sent !== 'refused') {
        const attached = await send('paper.attach', { paper: photo.paper.id, photo: sent.name }, { id: photo.attachId })
        if (!attached.ok && attached.kind !== 'rule') return
      }
      await photoStore.remove(photo.takeId)
    },
    [send, slug, refresh],
  )

  const work = useCallback(async () => {
    asked.current = true
    if (busy.current || !client) return
    busy.current = true
    try {
      // Whatever was shot meanwhile goes out at once, not with the next beat.
      while (asked.current) {
        asked.current = false
        for (const photo of await photoStore.all(slug)) await forward(photo)
      }
    } finally {
      busy.current = false
      await refresh()
    }
  }, [client, slug, forward, refresh])

  useEffect(() => {
    const timer = setInterval(() => void work(), AGAIN_MS)
    const first = setTimeout(() => void work(), 0)
    return () => {
      clearInterval(timer)
      clearTimeout(first)
    }
  }, [work])

  const shoot = useCallback(
    async (file: Blob, stateId: string | null) => {
      const takenAt = Math.round(client?.clock.now() ?? 0)
      const photo: WaitingPhoto = {
        takeId: newCommandId(),
        attachId: newCommandId(),
        slug,
        stateId,
        takenAt,
        photo: await shrink(file),
        paper: null,
      }
      await photoStore.put(photo)
      await refresh()
      void work()
      return photo
    },
    [client, slug, refresh, work],
  )
  return { waiting, shoot }
}
