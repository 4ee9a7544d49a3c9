import { kitIdOf, readKitCode } from '../../vault/kitCode.ts'

/** The id of the kit with this code; empty for what is no code. */
export async function typedKitId(code: string): Promise<string> {
  try {
    return await kitIdOf(await readKitCode(code))
  } catch {
    return ''
  }
}
