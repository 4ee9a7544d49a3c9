// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 24 24"},["g",{"clipPath":"url(#lk-token-XAUT-0)"},["path",{"d":"M24 0H0v24h24z","fill":"#000"}],["path",{"d":"M12 12c2.43 0 4.4-.36 4.4-.8 0-.44-1.97-.8-4.4-.8s-4.4 .36-4.4 .8 1.97 .8 4.4 .8","fill":"#fff"}],["path",{"clipRule":"evenodd","d":"M17.01 4.8H6.97L4 11.32l8 7.88 8-7.88zM12.8 12.38c2.27-.1 4-.59 4-1.18 0-.66-2.15-1.2-4.8-1.2s-4.8 .54-4.8 1.2c0 .59 1.73 1.09 4 1.18V16h1.6z","fill":"#fff","fillRule":"evenodd"}],["path",{"d":"M15.6 7.2H8.4v1.6h2.8v2.8h1.6V8.8h2.8z","fill":"#DDA85B"}]],["defs",{},["clipPath",{"id":"lk-token-XAUT-0"},["path",{"d":"M0 0h24v24H0z","fill":"#fff"}]]]] as Logo
