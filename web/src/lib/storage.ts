// JSON values in localStorage and sessionStorage.

/** What this browser keeps, under one name each. A browser that keeps nothing still plays. */
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

/** For good, on this device. */
export const localStore = jsonStore(() => localStorage)
/** While this tab lives, reloads included. */
export const sessionStore = jsonStore(() => sessionStorage)
