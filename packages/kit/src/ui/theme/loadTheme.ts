import type { Theme } from '../../core/config/options.ts'

let wear: typeof import('./wearTheme.ts') | undefined

/** Loads what a theme needs that sets more than the mode. Without it the modal looks as if nothing else were set. */
export async function loadTheme({ mode, ...others }: Theme): Promise<typeof wear> {
  if (Object.values(others).some(Boolean)) wear ??= await import('./wearTheme.ts').catch(() => undefined)
  return wear
}
