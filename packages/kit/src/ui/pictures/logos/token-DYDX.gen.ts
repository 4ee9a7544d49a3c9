// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 24 24"},["g",{"clipPath":"url(#lk-token-DYDX-1)"},["path",{"d":"M24 0H0v24h24z","fill":"url(#lk-token-DYDX-0)"}],["path",{"d":"M15.69 4L4.57 20h3.41l11.17-16zM8.34 4l3.27 4.71-1.71 2.58L4.86 4z m7.68 16l-3.63-5.22 1.71-2.49L19.43 20z","fill":"#fff"}]],["defs",{},["linearGradient",{"gradientUnits":"userSpaceOnUse","id":"lk-token-DYDX-0","x1":"15.039","x2":"-2.44","y1":"20.231","y2":"-5.463"},["stop",{"stopColor":"#6966FF"}],["stop",{"offset":"1","stopColor":"#6966FF","stopOpacity":".36"}]],["clipPath",{"id":"lk-token-DYDX-1"},["path",{"d":"M0 0h24v24H0z","fill":"#fff"}]]]] as Logo
