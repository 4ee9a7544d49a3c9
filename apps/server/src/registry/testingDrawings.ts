import { type Registry, RegistryError, type RegistryImages } from './registry.ts'
import { sanitiseSvg } from './sanitiseSvg.ts'

/** Throws if a drawing of the registry is not as the sanitiser leaves it. */
export function checkDrawings({ icons, networks, tokens, currencies }: Registry): void {
  for (const images of [icons, networks, tokens, currencies]) check(images)
}

function check(images: RegistryImages): void {
  for (const { id, bytes } of images.values()) {
    const source = bytes.toString('utf8')
    if (sanitiseSvg(source) !== source) throw new RegistryError(`${id}.svg`, 'it is not sanitised')
  }
}
