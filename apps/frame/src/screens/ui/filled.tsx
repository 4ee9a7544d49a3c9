/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact'

/** Stands for a value in a message until it is drawn. Not a character that anyone types. */
const mark = '\uE000'

/**
 * A message with what was given from outside set apart: it reads from left to right, may
 * break anywhere, and is not taken for words of ours.
 *
 * @param say gets what to pass to the message for each value
 */
export function filled(values: readonly string[], say: (marks: string[]) => string): ComponentChildren {
  const marks = values.map((_, index) => `${mark}${index}${mark}`)
  return say(marks)
    .split(new RegExp(`${mark}(\\d)${mark}`))
    .map((part, index) =>
      index % 2 ? (
        <bdi key={part} className="given" dir="ltr">
          {values[Number(part)]}
        </bdi>
      ) : (
        part
      ),
    )
}
