/** A paper on its way: it waits in the page until the server has everything, also when the page is closed meanwhile (EP-2). */
export interface WaitingPhoto {
  /** Id of the command that takes the paper: sent again after a lost connection it has one effect. */
  takeId: string
  attachId: string
  slug: string
  stateId: string | null
  /** Event moment of the shutter. */
  takenAt: number
  photo: Blob
  /** What the server gave once it heard: the paper and its number. */
  paper: { id: string; number: number; stampAt: number } | null
}

const STORE = 'photos'

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('stavka-papers', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'takeId' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('indexedDB'))
  })
}

async function run<Value>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Value>): Promise<Value> {
  const database = await open()
  try {
    return await new Promise<Value>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const request = work(transaction.objectStore(STORE))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onerror = () => reject(transaction.error ?? new Error('indexedDB'))
      transaction.onabort = () => reject(transaction.error ?? new Error('indexedDB'))
    })
  } finally {
    database.close()
  }
}

/** Photos that wait on this device. */
export const photoStore = {
  put: (photo: WaitingPhoto) => run('readwrite', (store) => store.put(photo)),
  remove: (takeId: string) => run('readwrite', (store) => store.delete(takeId)),
  all: (slug: string) =>
    run<WaitingPhoto[]>('readonly', (store) => store.getAll() as IDBRequest<WaitingPhoto[]>).then((photos) =>
      photos.filter((photo) => photo.slug === slug).sort((a, b) => a.takenAt - b.takenAt),
    ),
}
