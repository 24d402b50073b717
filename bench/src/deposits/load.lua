-- Load for wrk: every request is a new deposit with a key of its own.
--   wrk ... -s load.lua <url> -- <seed> <citizens> <operators> <token prefix>
dofile(debug.getinfo(1, "S").source:sub(2):match("^.*/") .. "../report.lua")

local alphabet = "23456789ABCDEFGHJKMNPQRTUVWXY"
local signs = {}
for i = 1, #alphabet do signs[i - 1] = alphabet:sub(i, i) end

local threads = 0
function setup(thread)
  thread:set("number", threads)
  threads = threads + 1
end

local citizens, operators, prefix
local headers = { ["Content-Type"] = "application/json" }

function init(args)
  math.randomseed(tonumber(args[1]) * 64 + number)
  citizens, operators, prefix = tonumber(args[2]), tonumber(args[3]), args[4]
end

-- The same number gives the same code as codeOf in country/places.ts, check sign included.
local function code_of(n)
  local left, sum, code = (n * 7919) % 20511149, 0, ""
  for place = 0, 4 do
    local digit = left % 29
    left = (left - digit) / 29
    sum = sum + (place + 2) * digit
    code = code .. signs[digit]
  end
  return code .. signs[sum % 29]
end

function request()
  local operator = math.random(0, operators - 1)
  headers["Authorization"] = string.format("Bearer %s%012x", prefix, operator)
  headers["Idempotency-Key"] = string.format("%08x-%04x-4%03x-8%03x-%06x%06x",
    math.random(0, 0x7fffffff), math.random(0, 0xffff), math.random(0, 0xfff),
    math.random(0, 0xfff), math.random(0, 0xffffff), math.random(0, 0xffffff))
  local body = string.format('{"pointId":"00000000-0000-7000-8002-%012x","citizenCode":"%s",'
    .. '"material":"pet","grams":%d,"stars":{"clean":%s,"compacted":false,"manners":false}}',
    operator, code_of(math.random(0, citizens - 1)), math.random(500, 4999),
    math.random(0, 1) == 1 and "true" or "false")
  return wrk.format("POST", "/api/v1/deposits", headers, body)
end
