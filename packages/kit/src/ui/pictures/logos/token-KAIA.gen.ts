// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 24 24"},["g",{"clipPath":"url(#lk-token-KAIA-0)"},["path",{"d":"M24 0H0v24h24z","fill":"#BFF009"}],["path",{"d":"M12.144 7.972a1.16 1.16 0 0 1 1.162-1.157h2.08V4h-2.08c-2.204 0-3.99 1.779-3.99 3.972 0 .572 .122 1.116 .341 1.607-1.711 .72-2.848 2.25-3.112 4.186-.31 2.126 .546 4.42 2.41 5.527 1.663 1.042 4.263 .974 5.668-.473v.96h2.894V9.13h-4.21c-.64 0-1.164-.52-1.164-1.157m2.543 3.973v2.673A2.68 2.68 0 0 1 12 17.292a2.68 2.68 0 0 1-2.685-2.674A2.68 2.68 0 0 1 12 11.945z","fill":"#000"}]],["defs",{},["clipPath",{"id":"lk-token-KAIA-0"},["path",{"d":"M0 0h24v24H0z","fill":"#fff"}]]]] as Logo
