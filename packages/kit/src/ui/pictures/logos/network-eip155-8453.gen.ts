// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"-4 -4 32 32"},["rect",{"fill":"#00F","height":"32","width":"32","x":"-4","y":"-4"}],["g",{"clipPath":"url(#lk-network-eip155-8453-0)"},["path",{"d":"M24 0H0v24h24z","fill":"#00F"}],["path",{"d":"M4 5.517c0-.52 0-.78.098-.98a.96.96 0 0 1 .44-.44C4.738 4 4.998 4 5.517 4h12.966c.52 0 .78 0 .98.098a.97.97 0 0 1 .439.44c.098.2.098.46.098.979v12.966c0 .52 0 .78-.098.98a.96.96 0 0 1-.44.439c-.2.098-.46.098-.979.098H5.517c-.52 0-.78 0-.98-.098a.96.96 0 0 1-.439-.44C4 19.263 4 19.002 4 18.484z","fill":"#fff"}]],["defs",{},["clipPath",{"id":"lk-network-eip155-8453-0"},["path",{"d":"M0 0h24v24H0z","fill":"#fff"}]]]] as Logo
