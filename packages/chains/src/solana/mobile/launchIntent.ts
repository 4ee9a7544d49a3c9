/** Opens the wallet app. `hasLeft` tells whether the page has lost the visitor to it. */
export type Launch = (url: string) => { hasLeft(): boolean; stop(): void }

/** Navigates to the URL; a page that no app answers stays where it is. Has to run within a tap. */
export const launchIntent: Launch = (url) => {
  let left = false
  const stop = new AbortController()
  const onLeave = () => {
    left ||= document.visibilityState === 'hidden' || !document.hasFocus()
  }
  addEventListener('blur', onLeave, stop)
  document.addEventListener('visibilitychange', onLeave, stop)
  let frame: HTMLIFrameElement | undefined
  if (/Firefox\//.test(navigator.userAgent)) {
    // Firefox would replace the page with an error if no app answers.
    frame = document.createElement('iframe')
    frame.hidden = true
    document.body.append(frame)
    frame.contentWindow?.location.assign(url)
  } else location.assign(url)
  return {
    hasLeft: () => left,
    stop() {
      stop.abort()
      frame?.remove()
    },
  }
}
