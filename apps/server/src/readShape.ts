import * as z from 'zod/mini'

/**
 * `z.safeParse` for values from outside, which never throws.
 *
 * zod compares the `length` of any value with a limit, also where text is expected, and JavaScript
 * cannot compare `{"length":{"valueOf":1,"toString":1}}` with a number.
 */
export function readShape<Shape extends z.ZodMiniType>(
  shape: Shape,
  value: unknown,
): z.core.util.SafeParseResult<z.infer<Shape>> {
  try {
    return z.safeParse(shape, value)
  } catch {
    return z.safeParse(z.never('Not a value of this shape'), value)
  }
}
