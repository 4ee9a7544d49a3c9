// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 24 24"},["g",{"clipPath":"url(#lk-network-eip155-59144-0)"},["path",{"d":"M24 0H0v24h24z","fill":"#000"}],["path",{"d":"M17.01 20H4.42V6.6h2.88v10.8h9.71z m0-10.81c1.42 0 2.57-1.16 2.57-2.59S18.43 4 17.01 4 14.44 5.16 14.44 6.6s1.15 2.6 2.57 2.59","fill":"#fff"}]],["defs",{},["clipPath",{"id":"lk-network-eip155-59144-0"},["path",{"d":"M0 0h24v24H0z","fill":"#fff"}]]]] as Logo
