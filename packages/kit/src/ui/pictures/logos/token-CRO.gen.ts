// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 24 24"},["g",{"clipPath":"url(#lk-token-CRO-0)"},["path",{"d":"M24 0H0v24h24z","fill":"#2E4B9F"}],["path",{"d":"M8.12 4.73l-.97 4.36h9.7l-.97-4.36zM9.09 12l-2.14-1.45L4 12.48l3.95 6.79h1.49l1.59-1.82v-.82l-1.94-1.77z m5.7-1.94H9.39l1.15 1.94-.53 2.42h4.17L13.46 12z m.12 1.94l2.13-1.66L20 12.48l-3.89 6.79H14.67l-1.71-1.83v-.85l1.95-1.8z","fill":"#fff"}]],["defs",{},["clipPath",{"id":"lk-token-CRO-0"},["path",{"d":"M0 0h24v24H0z","fill":"#fff"}]]]] as Logo
