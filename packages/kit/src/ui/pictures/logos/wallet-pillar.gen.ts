// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 24 24"},["g",{"clipPath":"url(#lk-wallet-pillar-0)"},["path",{"d":"M24 0H0v24h24z","fill":"#9601D9"}],["path",{"d":"M9.45 20L6.4 17v-3h8.14V4L17.6 7v10H9.45z","fill":"#fff"}],["path",{"d":"M10.47 6H6.4v4h4.07z","fill":"#fff"}]],["defs",{},["clipPath",{"id":"lk-wallet-pillar-0"},["path",{"d":"M0 0h24v24H0z","fill":"#fff"}]]]] as Logo
