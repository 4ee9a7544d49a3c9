declare module '../db/schema.ts' {
  interface Database {
    sealed_keys: {
      name: string
      /** Null until the first start after the table was made: the key is `SECRET` itself. */
      sealed: Buffer | null
    }
  }
}

export {}
