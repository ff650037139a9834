package engine

// Rule is a numbered rule of the game, for instance MOV-2. The zero value means "no rule". Package rulebook has the text of each rule.
type Rule uint8

// The rules, in the order of the rulebook. Rules of expansions contain a letter for the expansion.
const (
	NoRule Rule = iota
	SET1
	SET2
	SET3
	SET4
	SET5
	SET6
	SET7
	SET8
	SET9
	SET10
	EVT1
	EVT2
	EVT3
	EVT4
	EVT5
	EVT6
	EVT7
	CHA1
	CHA2
	CHA3
	CHA4
	ORD1
	ORD2
	ACT1
	ACT2
	ACT3
	ACT4
	ACT5
	ACT6
	ACT7
	ACT8
	ACT9
	MOV1
	MOV2
	MOV3
	MOV4
	MOV5
	MOV6
	MOV7
	MOV8
	MOV9
	PLC1
	PLC2
	PLC3
	PLC4
	PLC5
	PLC6
	PLC7
	PLC8
	PLC9
	MSS1
	MSS2
	MSS3
	MSS4
	MSS5
	MSS6
	CUB1
	CUB2
	CUB3
	CUB4
	PSA1
	BIZ1
	RID1
	MSG1
	MSG2
	MSG3
	MSG4
	ORI1
	ORI2
	CAN1
	LIB1
	LIB2
	LIB3
	LIB4
	RES1
	STU1
	STU2
	STU3
	STU4
	END1
	ELE1
	SCO1
	SCO2
	SCO3
	SCO4
	SCO5
	SCO6
	SCO7
	SCO8
	SCO9
	SCO10
	SCO11
	SCO12
	FRI1
	FRI2
	FRI3
	FRI4
	FRI5
	FRI6
	CAR1
	CAR2
	CAR3
	CAR4
	CAR5
	EXPK1
	EXPK2
	EXPK3
	EXPK4
	EXPR1
	EXPR2
	EXPR3
	EXPR4
	EXPR5
	EXPR6
	EXPR7
	EXPR8
	EXPP1
	EXPP2
	EXPP3
	EXPP4
	EXPP5
	EXPP6
	EXPP7
	EXPP8
	EXPS1
	EXPS2
	EXPS3
	EXPS4
	EXPS5
	EXPG1
	EXPG2
	EXPG3
	EXPG4
	EXPG5
	EXPG6
	EXPG7
	EXPA1
	EXPA2
	EXPZ1
	EXPZ2
	EXPL1
	RUL1
	RUL2
	RUL3
	RUL4
	RUL5
	RUL6
	RUL7
	RUL8
	RUL9
	RUL10
	RUL11
	RUL12
	RUL13
	RUL14
	RUL15
	RUL16
	RUL17
	RUL18
	RUL19
	RUL20
	RUL21
	RUL22
	numRules
)

var ruleIDs = [numRules]string{
	SET1:  "SET-1",
	SET2:  "SET-2",
	SET3:  "SET-3",
	SET4:  "SET-4",
	SET5:  "SET-5",
	SET6:  "SET-6",
	SET7:  "SET-7",
	SET8:  "SET-8",
	SET9:  "SET-9",
	SET10: "SET-10",
	EVT1:  "EVT-1",
	EVT2:  "EVT-2",
	EVT3:  "EVT-3",
	EVT4:  "EVT-4",
	EVT5:  "EVT-5",
	EVT6:  "EVT-6",
	EVT7:  "EVT-7",
	CHA1:  "CHA-1",
	CHA2:  "CHA-2",
	CHA3:  "CHA-3",
	CHA4:  "CHA-4",
	ORD1:  "ORD-1",
	ORD2:  "ORD-2",
	ACT1:  "ACT-1",
	ACT2:  "ACT-2",
	ACT3:  "ACT-3",
	ACT4:  "ACT-4",
	ACT5:  "ACT-5",
	ACT6:  "ACT-6",
	ACT7:  "ACT-7",
	ACT8:  "ACT-8",
	ACT9:  "ACT-9",
	MOV1:  "MOV-1",
	MOV2:  "MOV-2",
	MOV3:  "MOV-3",
	MOV4:  "MOV-4",
	MOV5:  "MOV-5",
	MOV6:  "MOV-6",
	MOV7:  "MOV-7",
	MOV8:  "MOV-8",
	MOV9:  "MOV-9",
	PLC1:  "PLC-1",
	PLC2:  "PLC-2",
	PLC3:  "PLC-3",
	PLC4:  "PLC-4",
	PLC5:  "PLC-5",
	PLC6:  "PLC-6",
	PLC7:  "PLC-7",
	PLC8:  "PLC-8",
	PLC9:  "PLC-9",
	MSS1:  "MSS-1",
	MSS2:  "MSS-2",
	MSS3:  "MSS-3",
	MSS4:  "MSS-4",
	MSS5:  "MSS-5",
	MSS6:  "MSS-6",
	CUB1:  "CUB-1",
	CUB2:  "CUB-2",
	CUB3:  "CUB-3",
	CUB4:  "CUB-4",
	PSA1:  "PSA-1",
	BIZ1:  "BIZ-1",
	RID1:  "RID-1",
	MSG1:  "MSG-1",
	MSG2:  "MSG-2",
	MSG3:  "MSG-3",
	MSG4:  "MSG-4",
	ORI1:  "ORI-1",
	ORI2:  "ORI-2",
	CAN1:  "CAN-1",
	LIB1:  "LIB-1",
	LIB2:  "LIB-2",
	LIB3:  "LIB-3",
	LIB4:  "LIB-4",
	RES1:  "RES-1",
	STU1:  "STU-1",
	STU2:  "STU-2",
	STU3:  "STU-3",
	STU4:  "STU-4",
	END1:  "END-1",
	ELE1:  "ELE-1",
	SCO1:  "SCO-1",
	SCO2:  "SCO-2",
	SCO3:  "SCO-3",
	SCO4:  "SCO-4",
	SCO5:  "SCO-5",
	SCO6:  "SCO-6",
	SCO7:  "SCO-7",
	SCO8:  "SCO-8",
	SCO9:  "SCO-9",
	SCO10: "SCO-10",
	SCO11: "SCO-11",
	SCO12: "SCO-12",
	FRI1:  "FRI-1",
	FRI2:  "FRI-2",
	FRI3:  "FRI-3",
	FRI4:  "FRI-4",
	FRI5:  "FRI-5",
	FRI6:  "FRI-6",
	CAR1:  "CAR-1",
	CAR2:  "CAR-2",
	CAR3:  "CAR-3",
	CAR4:  "CAR-4",
	CAR5:  "CAR-5",
	EXPK1: "EXP-K1",
	EXPK2: "EXP-K2",
	EXPK3: "EXP-K3",
	EXPK4: "EXP-K4",
	EXPR1: "EXP-R1",
	EXPR2: "EXP-R2",
	EXPR3: "EXP-R3",
	EXPR4: "EXP-R4",
	EXPR5: "EXP-R5",
	EXPR6: "EXP-R6",
	EXPR7: "EXP-R7",
	EXPR8: "EXP-R8",
	EXPP1: "EXP-P1",
	EXPP2: "EXP-P2",
	EXPP3: "EXP-P3",
	EXPP4: "EXP-P4",
	EXPP5: "EXP-P5",
	EXPP6: "EXP-P6",
	EXPP7: "EXP-P7",
	EXPP8: "EXP-P8",
	EXPS1: "EXP-S1",
	EXPS2: "EXP-S2",
	EXPS3: "EXP-S3",
	EXPS4: "EXP-S4",
	EXPS5: "EXP-S5",
	EXPG1: "EXP-G1",
	EXPG2: "EXP-G2",
	EXPG3: "EXP-G3",
	EXPG4: "EXP-G4",
	EXPG5: "EXP-G5",
	EXPG6: "EXP-G6",
	EXPG7: "EXP-G7",
	EXPA1: "EXP-A1",
	EXPA2: "EXP-A2",
	EXPZ1: "EXP-Z1",
	EXPZ2: "EXP-Z2",
	EXPL1: "EXP-L1",
	RUL1:  "RUL-1",
	RUL2:  "RUL-2",
	RUL3:  "RUL-3",
	RUL4:  "RUL-4",
	RUL5:  "RUL-5",
	RUL6:  "RUL-6",
	RUL7:  "RUL-7",
	RUL8:  "RUL-8",
	RUL9:  "RUL-9",
	RUL10: "RUL-10",
	RUL11: "RUL-11",
	RUL12: "RUL-12",
	RUL13: "RUL-13",
	RUL14: "RUL-14",
	RUL15: "RUL-15",
	RUL16: "RUL-16",
	RUL17: "RUL-17",
	RUL18: "RUL-18",
	RUL19: "RUL-19",
	RUL20: "RUL-20",
	RUL21: "RUL-21",
	RUL22: "RUL-22",
}

// String returns the id as printed in the rulebook, "MOV-2"; "-" for NoRule.
func (r Rule) String() string {
	if r == NoRule || r >= numRules {
		return "-"
	}
	return ruleIDs[r]
}

// RuleIDs returns the ids of rules, leaving out NoRule.
func RuleIDs(rules []Rule) []string {
	ids := []string{}
	for _, rule := range rules {
		if rule != NoRule {
			ids = append(ids, rule.String())
		}
	}
	return ids
}

// AllRules lists every rule in the order of the rulebook.
func AllRules() []Rule {
	return between(NoRule, numRules)
}
