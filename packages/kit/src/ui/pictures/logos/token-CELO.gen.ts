// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 24 24"},["g",{"clipPath":"url(#lk-token-CELO-0)"},["path",{"d":"M24 0H0v24h24z","fill":"#000"}],["path",{"d":"M4 4h16v5.714h-2.766a5.714 5.714 0 1 0 0 4.572H20V20H4z","fill":"#fff"}]],["defs",{},["clipPath",{"id":"lk-token-CELO-0"},["path",{"d":"M0 0h24v24H0z","fill":"#fff"}]]]] as Logo
