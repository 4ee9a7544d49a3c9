// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 24 24"},["g",{"clipPath":"url(#lk-token-SAND-0)"},["path",{"d":"M24 0H0v24h24z","fill":"#00AEEF"}],["path",{"d":"M18.5 9h-5V7.5h-3v3h6.43L18.5 12v6.36L16.93 20H7.12L5.5 18.36v-3.36h5v2h3v-3.5H7.08L5.5 12V5.64L7.12 4h9.81L18.5 5.64z","fill":"#fff"}]],["defs",{},["clipPath",{"id":"lk-token-SAND-0"},["path",{"d":"M0 0h24v24H0z","fill":"#fff"}]]]] as Logo
