/** @jsxImportSource preact */
import { visibleText } from './visibleText.ts'

/** A text of a stranger: characters that cannot be seen are written out. */
export function VisibleText({ children }: { children: string }) {
  return (
    <bdi translate={false}>
      {Object.entries(visibleText(children)).map(([key, { isEscape, text }]) =>
        isEscape ? (
          <span key={key} className="approval-escape">
            {text}
          </span>
        ) : (
          text
        ),
      )}
    </bdi>
  )
}
