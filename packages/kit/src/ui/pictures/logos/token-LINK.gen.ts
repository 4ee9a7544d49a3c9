// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 24 24"},["g",{"clipPath":"url(#lk-token-LINK-0)"},["path",{"d":"M24 0H0v24h24z","fill":"#2E61DE"}],["path",{"d":"M12 4l6.43 3.85v7.79L11.08 20v-1.1l-5.49-3.28-.02-7.72z m.01 13.32l4.58-2.72V8.89l-4.59-2.74L7.41 8.93v5.64z","fill":"#fff"}]],["defs",{},["clipPath",{"id":"lk-token-LINK-0"},["path",{"d":"M0 0h24v24H0z","fill":"#fff"}]]]] as Logo
