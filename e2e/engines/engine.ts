export const engineNames = ['chromium', 'firefox', 'webkit'] as const
export type EngineName = (typeof engineNames)[number]

/** A browser of one engine. The drivers give nothing more, so that every journey runs in all of them. */
export type Engine = {
  readonly name: EngineName
  readonly version: string
  openTab(): Promise<EngineTab>
  close(): Promise<void>
}

/** A tab, with the input and the output that a visitor has. It does not know the kit. */
export type EngineTab = {
  goto(url: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** Runs a function in the page. It is sent as text, and cannot see what is around it. */
  evaluate<Arg, Value>(script: (arg: Arg) => Value | Promise<Value>, arg: Arg): Promise<Value>
  /** The same in the frame of the modal. */
  evaluateInFrame<Arg, Value>(script: (arg: Arg) => Value | Promise<Value>, arg: Arg): Promise<Value>
  /** Runs statements, given as text. */
  run(script: string): Promise<void>
  /** Clicks with the mouse, in CSS pixels from the corner of the page's view. */
  click(x: number, y: number): Promise<void>
  /** Presses a key, with modifiers: `Shift+Tab`. */
  press(key: string): Promise<void>
  type(text: string): Promise<void>
  /** Gives the page's view this size. */
  resize(width: number, height: number): Promise<void>
  /** The page's view as a PNG, with one pixel per CSS pixel. */
  screenshot(): Promise<Uint8Array>
  bringToFront(): Promise<void>
  /** Cuts the network of the page, as the browser does when the machine has none. Missing where its driver cannot. */
  readonly setOffline?: (isOffline: boolean) => Promise<void>
  close(): Promise<void>
}

export type EngineOptions = {
  /** For the profile, which is deleted by the caller. */
  readonly folder: string
  readonly proxyPort: number
  /** Of the certificate that the sites behind the proxy have. */
  readonly spki: string
  readonly motion: 'reduce' | 'no-preference'
}
