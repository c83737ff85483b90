/** A picture to trace, such as a photograph of a printed map. It stays in this browser: nobody else ever gets it. */

const STORE = "periplus-tracing";
const MOST = 2400; // pixels: larger pictures are made smaller

interface Kept {
  picture: string; // as a data address: the page may load nothing else
  width: number;
  height: number;
}

export class Tracing {
  picture: Kept | null = $state.raw(null);
  strength = $state(0.55);
  seen = $state(true);

  constructor(readonly game: string) {
    void this.#read();
  }

  async choose(file: File): Promise<boolean> {
    const drawn = await createImageBitmap(file).catch(() => null);
    if (!drawn) return false;
    const share = Math.min(1, MOST / Math.max(drawn.width, drawn.height));
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [Math.round(drawn.width * share), Math.round(drawn.height * share)];
    canvas.getContext("2d")?.drawImage(drawn, 0, 0, canvas.width, canvas.height);
    this.picture = { picture: canvas.toDataURL("image/jpeg", 0.85), width: canvas.width, height: canvas.height };
    this.seen = true;
    await this.#keep();
    return true;
  }

  async drop(): Promise<void> {
    this.picture = null;
    await this.#keep();
  }

  async #read(): Promise<void> {
    const found = await inStore("readonly", (store) => store.get(this.game) as IDBRequest<Kept | undefined>);
    if (found && !this.picture) this.picture = found;
  }

  async #keep(): Promise<void> {
    const { picture, game } = this;
    await inStore(
      "readwrite",
      (store) => (picture ? store.put(picture, game) : store.delete(game)) as IDBRequest<unknown>,
    );
  }
}

/** Without a store, as in a private window, the picture is there until the page is closed. */
async function inStore<Found>(
  mode: IDBTransactionMode,
  deed: (store: IDBObjectStore) => IDBRequest<Found>,
): Promise<Found | undefined> {
  try {
    const database = await answered(opened());
    const found = await answered(deed(database.transaction(STORE, mode).objectStore(STORE)));
    database.close();
    return found;
  } catch {
    return undefined;
  }
}

function opened(): IDBOpenDBRequest {
  const request = indexedDB.open(STORE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return request;
}

function answered<Found>(request: IDBRequest<Found>): Promise<Found> {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("the browser keeps nothing"));
  });
}
