// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 24 24"},["g",{"clipPath":"url(#lk-network-eip155-130-0)"},["path",{"d":"M24 0H0v24h24z","fill":"#F50DB4"}],["path",{"d":"M20 11.848A7.847 7.847 0 0 1 12.152 4h-.304v7.848H4v.304A7.847 7.847 0 0 1 11.848 20h.304v-7.848H20z","fill":"#fff"}]],["defs",{},["clipPath",{"id":"lk-network-eip155-130-0"},["path",{"d":"M0 0h24v24H0z","fill":"#fff"}]]]] as Logo
