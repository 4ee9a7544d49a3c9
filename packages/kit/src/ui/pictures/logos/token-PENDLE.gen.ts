// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 24 24"},["g",{"clipPath":"url(#lk-token-PENDLE-0)"},["path",{"d":"M24 0H0v24h24z","fill":"#152E51"}],["path",{"d":"M7.917 15.244a4.4 4.4 0 0 0-2.576 1.211A7.96 7.96 0 0 1 4 12.02a8 8 0 0 1 3.917-6.88z m.981 0a4.4 4.4 0 0 1 3.89 4.737 8 8 0 1 0-3.89-15.338z","fill":"#fff"}]],["defs",{},["clipPath",{"id":"lk-token-PENDLE-0"},["path",{"d":"M0 0h24v24H0z","fill":"#fff"}]]]] as Logo
