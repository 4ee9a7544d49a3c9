// Written by apps/server/scripts/genLogos.ts from apps/server/registry. Do not edit.
import type { Logo } from '../logo.ts'

export default ["svg",{"fill":"none","viewBox":"0 0 130 130"},["path",{"d":"M0 0h130v130H0z","fill":"#000"}],["path",{"d":"M45.59 57.02L65.01 37.61l19.43 19.43 11.29-11.31L65.01 15 34.28 45.73zM15 65l11.3-11.29 11.3 11.29L26.3 76.3zM45.59 72.98L65.01 92.41l19.43-19.43 11.3 11.28 0 .01-30.73 30.73-30.73-30.71-.01-.02zM92.4 65.01L103.7 53.71 115 65.01l-11.3 11.29z","fill":"#F3BA2F"}],["path",{"d":"M76.47 65l-11.46-11.47-8.47 8.47-.98 .98-2.01 2-.02 .02 .02 .02 11.46 11.46 11.46-11.47 .01-.01z","fill":"#F3BA2F"}]] as Logo
