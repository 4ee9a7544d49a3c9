// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 24 24"},["g",{"clipPath":"url(#lk-token-GMX-1)"},["path",{"d":"M24 0H0v24h24z","fill":"url(#lk-token-GMX-0)"}],["path",{"d":"M20 18.22L12.01 5.78 4 18.22h11.16l-3.15-4.75L10.45 16H8.79l3.22-5.02 4.67 7.24z","fill":"#fff"}]],["defs",{},["linearGradient",{"gradientUnits":"userSpaceOnUse","id":"lk-token-GMX-0","x1":"12.578","x2":"7","y1":"6.102","y2":"19.404"},["stop",{"stopColor":"#03D1CF","stopOpacity":".99"}],["stop",{"offset":"1","stopColor":"#4E09F8"}]],["clipPath",{"id":"lk-token-GMX-1"},["path",{"d":"M0 0h24v24H0z","fill":"#fff"}]]]] as Logo
