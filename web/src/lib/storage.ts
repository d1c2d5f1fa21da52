// JSON values in localStorage and sessionStorage.

/** A store of JSON values by name; without storage, reads give the default and writes do nothing. */
export interface JsonStore {
  read<T>(name: string, otherwise: T): T
  write(name: string, value: unknown): void
}

function jsonStore(store: () => Storage): JsonStore {
  return {
    read<T>(name: string, otherwise: T): T {
      try {
        const text = store().getItem(`parlour.${name}`)
        return text === null ? otherwise : (JSON.parse(text) as T)
      } catch {
        return otherwise
      }
    },
    write(name, value) {
      try {
        if (value === null || value === '') store().removeItem(`parlour.${name}`)
        else store().setItem(`parlour.${name}`, JSON.stringify(value))
      } catch {
        return
      }
    },
  }
}

/** Values that stay on this device. */
export const localStore = jsonStore(() => localStorage)
/** Values that last as long as this tab, reloads included. */
export const sessionStore = jsonStore(() => sessionStorage)
