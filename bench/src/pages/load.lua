-- Load for wrk: one page, as a browser asks for it.
--   wrk ... -s load.lua <url> -- <seed> <path>
dofile(debug.getinfo(1, "S").source:sub(2):match("^.*/") .. "../report.lua")

local page

function init(args)
  page = wrk.format("GET", args[2],
    { ["Accept-Encoding"] = "gzip, br", ["Accept-Language"] = "fr" })
end

function request()
  return page
end
