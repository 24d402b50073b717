-- Load for wrk: what people look at most.
--   wrk ... -s load.lua <url> -- <seed> balance|history|nearest <citizens> <token prefix>
dofile(debug.getinfo(1, "S").source:sub(2):match("^.*/") .. "../report.lua")

local most = 20000
local requests = {}

local function as_citizen(path, citizen, prefix)
  return wrk.format("GET", path,
    { ["Authorization"] = string.format("Bearer %s%012x", prefix, citizen) })
end

local makers = {
  balance = function(citizen, prefix) return as_citizen("/api/cssProfile", citizen, prefix) end,
  history = function(citizen, prefix) return as_citizen("/api/consumerDeposit", citizen, prefix) end,
  -- The north, where people live.
  nearest = function()
    return wrk.format("GET", string.format("/api/v1/points?lat=%.4f&lng=%.4f",
      math.random(340000, 368000) / 10000, math.random(-10000, 80000) / 10000))
  end,
}

-- Written before the clock runs: the load must not cost more than what it measures.
function init(args)
  math.randomseed(tonumber(args[1]))
  local make, citizens = makers[args[2]], tonumber(args[3])
  for i = 1, math.min(most, citizens) do
    requests[i] = make(math.random(0, citizens - 1), args[4])
  end
end

function request()
  return requests[math.random(#requests)]
end
